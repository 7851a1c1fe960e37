/** Notifications of the browser itself, for a tab that is elsewhere. Only where the person has asked for them. */

import { go } from './router.svelte'
import { settings } from './settings.svelte'

export const canAlert = () => 'Notification' in window

/** Asks the browser whether it may; says whether it may. */
export async function allowAlerts(): Promise<boolean> {
  return canAlert() && (await Notification.requestPermission()) === 'granted'
}

/** Tells a person who looks elsewhere; a click leads to the table. */
export function alertElsewhere(text: string, table: string): void {
  if (!settings.alerts || !document.hidden || !canAlert() || Notification.permission !== 'granted') return
  const shown = new Notification('Chabudai', { body: text, tag: table, icon: '/icon-192.png' })
  shown.onclick = () => {
    window.focus()
    go(`/t/${table}`)
    shown.close()
  }
}
