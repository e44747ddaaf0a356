import { operation } from '#kernel/operation.ts'
import { StaffTodayReply } from './today.contract.ts'

export const readToday = operation({
  method: 'get',
  path: '/staff/today',
  summary: 'What is urgent, and how the day goes beside the same day a week ago',
  access: { staff: [] },
  limit: { name: 'staff-today', perMinute: 120 },
  reply: [StaffTodayReply, 'As far as the member’s roles let them see'],
  tags: ['STAFF_TASKS', 'STAFF_TRIPS'],
})
