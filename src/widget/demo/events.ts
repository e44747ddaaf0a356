import { PAGE_EVENTS } from '../messages/page-events.ts'

const MAX_SHOWN = 8

/**
 * Lists the widget's events, newest first. The page loads it as a plain script, which listens before the
 * widget starts: a module would run after the page was parsed, and miss a widget that is ready at once.
 */
const before = document.currentScript?.dataset['product'] ?? ''

for (const type of PAGE_EVENTS)
  document.addEventListener(`${before}:${type}`, (event) => {
    const list = document.querySelector('#events')
    const { type: _type, ...detail } = (event as CustomEvent<Record<string, unknown>>).detail
    const line = document.createElement('li')
    line.append(`${event.type} `)
    if (Object.keys(detail).length > 0) line.append(JSON.stringify(detail))
    list?.prepend(line)
    list?.children[MAX_SHOWN]?.remove()
  })
