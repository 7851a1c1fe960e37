/**
 * A brush: a stroke is a line of points with the pressure at each, and what is drawn is the outline of the ink.
 * Every brush numeral, the ensō and the signs of the games come from here, so that they share one hand.
 */

export type Dab = readonly [x: number, y: number, pressure: number]

const STEPS = 9

/** A repeatable roughness: the edge of the ink, not chance. */
function grain(n: number): number {
  const wave = Math.sin(n * 12.9898) * 43758.5453
  return wave - Math.floor(wave) - 0.5
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t2 * t)
}

function along(dabs: readonly Dab[]): Dab[] {
  const line: Dab[] = []
  const at = (n: number) => dabs[Math.max(0, Math.min(dabs.length - 1, n))]!
  for (let n = 0; n < dabs.length - 1; n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const width = b[2] + (c[2] - b[2]) * t
      line.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t), width])
    }
  }
  line.push(at(dabs.length - 1))
  return line
}

const short = (value: number) => value.toFixed(1).replace(/\.0$/, '')

/** The outline of one stroke as an SVG path. `rough` is how ragged its edge is. */
export function stroke(dabs: readonly Dab[], rough = 0.5): string {
  const line = along(dabs)
  const left: string[] = []
  const right: string[] = []
  line.forEach(([x, y, width], n) => {
    const before = line[Math.max(0, n - 1)]!
    const after = line[Math.min(line.length - 1, n + 1)]!
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const [nx, ny] = [-dy / length, dx / length]
    const [l, r] = [width / 2 + grain(n) * rough, width / 2 + grain(n + 97) * rough]
    left.push(`${short(x + nx * l)} ${short(y + ny * l)}`)
    right.push(`${short(x - nx * r)} ${short(y - ny * r)}`)
  })
  return `M${left.join('L')}L${right.reverse().join('L')}Z`
}

export function strokes(all: readonly (readonly Dab[])[], rough = 0.5): string {
  return all.map((one) => stroke(one, rough)).join('')
}

function arc(radius: number, from: number, to: number, pressure: (t: number) => number): Dab[] {
  const count = 30
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = n / count
    const angle = (from + (to - from) * t) * 2 * Math.PI
    const wobble = 1 + 0.02 * Math.sin(angle * 1.4)
    return [radius * wobble * Math.cos(angle), radius * wobble * Math.sin(angle), pressure(t)] as const
  })
}

/** A circle in one breath: wet and heavy at the start, then the bristles part and run dry; left open. */
export function enso(radius: number, weight: number, start = 0.62): string {
  const wet = arc(radius, start, start + 0.7, (t) => weight * (t < 0.05 ? 0.5 + t * 10 : 1.02 - 0.4 * t * t))
  const parts = [stroke(wet, weight * 0.05)]
  const bristles = 7
  for (let n = 0; n < bristles; n++) {
    const off = ((n - (bristles - 1) / 2) / bristles) * weight * 0.66
    const end = start + 0.86 + 0.07 * grain(n * 3 + 1)
    parts.push(stroke(arc(radius + off, start + 0.62 - 0.03 * (n % 3), end, (t) => weight * 0.115 * (1 - 0.75 * t)), 0.3))
  }
  return parts.join('')
}
