/** The kits that there are, found by their folders; a title without one is played on the generic board. */

import { folderOf, type GameKit } from './kit'

const KITS = import.meta.glob<{ kit: GameKit }>('./*/kit.ts')

export async function kitOf(title: string): Promise<GameKit> {
  const load = KITS[`./${folderOf(title)}/kit.ts`] ?? KITS['./generic/kit.ts']!
  return (await load()).kit
}
