import { expect, test } from 'vitest'
import { readNotes, type Note, type NoteFault } from './notes.ts'

type Row = {
  name: string
  notes: Note[]
  metadata: Record<string, string>
  faults?: Record<number, NoteFault>
}

const rows = (...pairs: [name: string, value: string][]) =>
  pairs.map(([name, value], id) => ({ id, name, value }))

test.for<Row>([
  {
    name: 'rows are a flat object',
    notes: rows([' desk ', '7'], ['page', 'وصول']),
    metadata: { desk: '7', page: 'وصول' },
  },
  { name: 'an empty row is none yet', notes: rows(['', ''], ['desk', '']), metadata: { desk: '' } },
  { name: 'a value needs a name', notes: rows(['', 'x']), metadata: {}, faults: { 0: 'name' } },
  {
    name: 'a name has no spaces',
    notes: rows(['the desk', 'x'], ['a', 'b']),
    metadata: { a: 'b' },
    faults: { 0: 'name' },
  },
  {
    name: 'a name is there once',
    notes: rows(['a', '1'], ['a', '2']),
    metadata: { a: '1' },
    faults: { 1: 'twice' },
  },
  {
    name: 'all of it is at most 2 kB, in bytes',
    notes: rows(['a', 'ع'.repeat(1100)], ['b', '1']),
    metadata: { b: '1' },
    faults: { 0: 'too_long' },
  },
  { name: 'any name is just a name', notes: rows(['constructor', 'x']), metadata: { constructor: 'x' } },
])('$name', ({ notes, metadata, faults = {} }) => {
  const read = readNotes(notes)
  expect(read.metadata).toEqual(metadata)
  expect(Object.fromEntries(read.faults)).toEqual(faults)
})
