import { expect, test } from 'vitest'
import { searchPatterns } from './search-patterns.ts'

test.for([
  { search: 'KMRT', patterns: ['%kmrt%'] },
  { search: 'Anna  Smith', patterns: ['%anna%', '%smith%'] },
  { search: '+44 (0) 7911-123', patterns: ['%447911123%'] },
  { search: '100%_a\\', patterns: ['%100\\%\\_a\\\\%'] },
  { search: 'anna@example.com', patterns: ['%anna@example.com%'] },
])('"$search" looks for $patterns', ({ search, patterns }) => {
  expect(searchPatterns(search)).toEqual(patterns)
})
