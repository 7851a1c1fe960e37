/* Of each piece of text, the contrast that all but the worst twentieth of the pixels behind it have; only those that have too little. */
async ({ picture, pieces }) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  paper.drawImage(image, 0, 0)
  const scale = image.width / innerWidth
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const inked = (color) => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = color
    ink.fillRect(0, 0, 1, 1)
    return [...ink.getImageData(0, 0, 1, 1).data]
  }
  const faint = []
  for (const piece of pieces) {
    const [x, y] = [Math.max(0, Math.round(piece.x * scale)), Math.max(0, Math.round(piece.y * scale))]
    const [width, height] = [Math.min(image.width - x, Math.round(piece.width * scale)), Math.min(image.height - y, Math.round(piece.height * scale))]
    if (width < 1 || height < 1) continue
    const { data } = paper.getImageData(x, y, width, height)
    const [r, g, b, a] = inked(piece.color)
    const cover = (a / 255) * piece.opacity
    const ratios = []
    for (let at = 0; at < data.length; at += 4) {
      const behind = [data[at], data[at + 1], data[at + 2]]
      const text = [r, g, b].map((value, n) => value * cover + behind[n] * (1 - cover))
      const [one, other] = [light(text), light(behind)]
      ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
    const ratio = ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 20)]
    if (ratio < (piece.large ? 3 : 4.5)) faint.push(`${ratio.toFixed(2)} ${piece.text}`)
  }
  return [...new Set(faint)]
}
