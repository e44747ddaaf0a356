import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

test('a column has its heading, its cells in its order, and sorts by its name', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Cars"
      rows={[{ id: 'a', price: 3 }]}
      rowKey={({ id }) => id}
      empty={null}
      sorted={{ by: 'price', order: 'ascending' }}
      onSort={() => undefined}
      columns={{
        id: { label: 'Car', heads: true, render: ({ id }) => id },
        price: { label: 'Price', sortable: true, render: ({ price }) => price },
      }}
    />,
  )
  expect(html.replaceAll(/<svg.*?<\/svg>| class="[^"]*"| aria-hidden="true"/g, '')).toContain(
    '<th scope="col">Car</th><th scope="col" aria-sort="ascending"><button type="button">Price</button></th>',
  )
})

test('a plain column has no heading beside its cells on phones, any other has', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Cars"
      rows={[{ id: 'a', price: 3 }]}
      rowKey={({ id }) => id}
      empty={null}
      columns={{
        id: { label: 'Car', heads: true, plain: true, render: ({ id }) => id },
        price: { label: 'Price', atEnd: true, render: ({ price }) => price },
      }}
    />,
  )
  const cellHeadings = [...html.matchAll(/<span aria-hidden="true"[^>]*>([^<]*)/g)].map(([, label]) => label)
  expect(cellHeadings).toEqual(['Price'])
})

test('rows that can be chosen have a checkbox each by their name, and one for all that are shown', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Cars"
      rows={[{ id: 'a' }, { id: 'b' }]}
      rowKey={({ id }) => id}
      empty={null}
      choice={{
        isChosen: (key) => key === 'a',
        onToggle: () => undefined,
        onToggleAll: () => undefined,
        nameOf: ({ id }) => `Choose ${id}`,
        allName: 'Choose all',
      }}
      columns={{ id: { label: 'Car', heads: true, render: ({ id }) => id } }}
    />,
  )
  const boxes = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => [
    /aria-label="([^"]*)"/.exec(input)?.[1],
    input.includes('checked'),
  ])
  expect(boxes).toEqual([
    ['Choose all', false],
    ['Choose a', true],
    ['Choose b', false],
  ])
})
