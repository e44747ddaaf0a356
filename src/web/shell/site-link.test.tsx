import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { addressOf } from './site-link.tsx'

/** Returns the target of React Router’s own link. */
function hrefOf(to: string, basename: string): string | undefined {
  const drawn = renderToStaticMarkup(
    <StaticRouter basename={basename || '/'} location={`${basename}/search`}>
      <Link to={to} />
    </StaticRouter>,
  )
  return /href="([^"]*)"/.exec(drawn)?.[1]?.replaceAll('&amp;', '&')
}

const part = fc.string({ unit: fc.constantFrom('a', '7', '-', '_', '~', '.', '%20', '/'), maxLength: 6 })
const query = fc.string({ unit: fc.constantFrom('a', '=', '/', '?', '%3A', '+', '.'), maxLength: 5 })
const path = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.option(query), fc.option(query))
  .map(([parts, search, hash]) =>
    [`/${parts.join('/')}`, search === null ? '' : `?${search}`, hash === null ? '' : `#${hash}`].join(''),
  )

test('an address that the server writes itself is the one React Router writes', () => {
  fc.assert(
    fc.property(path, fc.constantFrom('', '/en', '/ar'), (to, basename) => {
      const address = addressOf(to, basename)
      if (address !== null) expect(address).toBe(hrefOf(to, basename))
    }),
  )
})

test.for([
  ['/', '/en', '/en'],
  ['/?a=b', '/ar', '/ar?a=b'],
  ['/', '', '/'],
  ['/car/a-b_c?coupon=x#top', '/ar', '/ar/car/a-b_c?coupon=x#top'],
  ['..', '/en', null],
  ['//elsewhere.test', '/en', null],
  ['/a/../b', '/en', null],
  ['https://elsewhere.test/', '/en', null],
] as const)('%s in "%s" is %s', ([to, basename, address]) => {
  expect(addressOf(to, basename)).toBe(address)
})
