import { PAGE_EVENTS } from '../messages/page-events.ts'

const MOST_SHOWN = 8

/** Lists what the page hears of its widget, the latest first. */
const list = document.querySelector<HTMLOListElement>('#events')
const before = list?.dataset['product'] ?? ''

for (const type of PAGE_EVENTS)
  document.addEventListener(`${before}:${type}`, (event) => {
    const { type: _type, ...told } = (event as CustomEvent<Record<string, unknown>>).detail
    const line = document.createElement('li')
    line.append(`${event.type} `)
    if (Object.keys(told).length > 0) line.append(JSON.stringify(told))
    list?.prepend(line)
    list?.children[MOST_SHOWN]?.remove()
  })
