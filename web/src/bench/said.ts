/** The bench's own sentences, which no other page loads. */

import { spoken } from '../words/words.svelte'
import de from './de.ftl?raw'
import en from './en.ftl?raw'

export const b = spoken({ en, de })
