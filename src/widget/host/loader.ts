import { LOADER_VERSION } from '#domains/widget/widget-config.contract.ts'
import { listenToOpeners, runCommand } from './commands.ts'
import { defineElement } from './element.ts'
import { GLOBAL, TAG } from './names.ts'

const script = document.currentScript as HTMLScriptElement | null
/** Where the loader came from: the frame is there too. */
const from = new URL(script?.src ?? location.href).origin

/** The function that pages call; before this script it is a queue: `q` has the calls. */
type Booking = { q?: Iterable<Parameters<typeof runCommand>>; version?: string }

// A page may load the script twice.
if (!customElements.get(TAG)) {
  const pages = window as unknown as Record<string, Booking | undefined>
  const waiting = pages[GLOBAL]?.q ?? []
  pages[GLOBAL] = Object.assign(runCommand, { version: LOADER_VERSION })
  defineElement(from)
  listenToOpeners()
  const catchUp = () => {
    for (const call of waiting) runCommand(...call)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', catchUp)
  else catchUp()
}
