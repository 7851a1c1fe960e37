/** A column's letter and a row's number. */
export function spaceName(space: number, columns: number): string {
  return `${String.fromCharCode(65 + (space % columns))}${Math.floor(space / columns) + 1}`
}
