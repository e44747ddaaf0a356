import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Parts } from './parts.tsx'

test('parts that are there stand one after the other, and nothing between them is read', () => {
  const html = renderToStaticMarkup(
    <Parts>
      <b>0 bookings</b>
      {null}
      {false}
      {['0 trips', '0 trips']}
    </Parts>,
  )
  expect(html).toBe(
    '<span class="parts"><span><b>0 bookings</b></span><span>0 trips</span><span>0 trips</span></span>',
  )
})
