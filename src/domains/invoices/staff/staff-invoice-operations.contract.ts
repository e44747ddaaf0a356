import { operation } from '#kernel/operation.ts'
import { StaffInvoicesQuery, StaffInvoicesReply } from './staff-invoice.contract.ts'

export const listStaffInvoices = operation({
  method: 'get',
  path: '/staff/money/invoices',
  summary: 'Invoices and credit notes of bookings, the latest first',
  access: { staff: ['finance'] },
  limit: { name: 'staff-invoices', perMinute: 300 },
  query: StaffInvoicesQuery,
  reply: [StaffInvoicesReply, 'A page of them'],
})
