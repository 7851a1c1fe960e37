/** How a game looks in the lobby: its picture, and how many sit down at once. Found by their folders, like the kits. */

import type { Component } from 'svelte'
import type { GameInfo } from '../net/wire'
import { folderOf } from './kit'
import Plain from './generic/Door.svelte'

interface Door {
  default: Component
  /** So many sit down where one begins at once; else as many as usual. */
  seats?: number
}

const DOORS = import.meta.glob<Door>('./*/Door.svelte', { eager: true })

export const pictureOf = (title: string): Component => DOORS[`./${folderOf(title)}/Door.svelte`]?.default ?? Plain

export const seatsOf = (game: GameInfo): number => DOORS[`./${folderOf(game.name)}/Door.svelte`]?.seats ?? game.usual
