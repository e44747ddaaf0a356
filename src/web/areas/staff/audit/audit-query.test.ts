import { expect, test } from 'vitest'
import { auditQuery } from './audit-query.ts'

const ID = '01890000-0000-7000-8000-000000000000'

test.for([
  {
    address: `by=${ID}&from=2026-11-23&to=2026-11-29`,
    query: { by: ID, from: '2026-11-23', to: '2026-11-29' },
  },
  { address: 'action=read_booking&subject=booking', query: { action: 'read_booking', subject: 'booking' } },
  { address: `subject_id=x&after=${ID}`, query: { subject_id: 'x', after: ID } },
  { address: 'by=sami&action=R%27&from=soon&to=&subject=', query: {} },
])('"$address" asks for $query', ({ address, query }) => {
  expect(auditQuery(new URLSearchParams(address))).toEqual(query)
})
