import { expectTypeOf, test } from 'vitest'
import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import type { FrameMessage } from '../messages/messages.ts'
import type { PAGE_EVENTS } from '../messages/page-events.ts'
import type { BookingConfig, BookingEvent } from './package/index.d.ts'

/** What the page around the frame does itself, and tells nobody. */
type Untold = 'navigate' | 'close'

test('the package’s types have every field of the configuration, and every event', () => {
  expectTypeOf<keyof BookingConfig>().toEqualTypeOf<keyof WidgetConfig | 'tabOutstation'>()
  expectTypeOf(WIDGET_DEFAULTS).toExtend<BookingConfig>()
  expectTypeOf<(typeof PAGE_EVENTS)[number]>().toEqualTypeOf<BookingEvent['type']>()
  expectTypeOf<BookingEvent>().toEqualTypeOf<Exclude<FrameMessage, { type: Untold }>>()
})
