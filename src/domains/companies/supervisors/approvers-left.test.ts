import { expect, test } from 'vitest'
import { hasApproversLeft } from './approvers-left.ts'

test.for([
  { approvalRequired: true, admins: 0, released: 1, left: false },
  { approvalRequired: true, admins: 1, released: 1, left: true },
  { approvalRequired: true, admins: 0, released: 0, left: true },
  { approvalRequired: false, admins: 0, released: 9, left: true },
])(
  'approval required: $approvalRequired, $admins admins, $released released: an approver remains is $left',
  ({ left, ...change }) => {
    expect(hasApproversLeft(change)).toBe(left)
  },
)
