export type { StaffActor } from './audit.ts'
export { bulkAct, type BulkAct, type RowPage, type Which } from './bulk/bulk-act.ts'
export type { BulkWhy } from './bulk/bulk-acts.contract.ts'
export { recordAccess } from './access/record-access.usecase.ts'
export { mayDo, type StaffRole } from './members/staff-role.contract.ts'
export type { RequireStaff } from './members/require-staff.middleware.ts'
export { staffActor } from './staff-actor.http.ts'
export { writeAudited, type StaffWrite } from './staff-write.usecase.ts'
export { rolesOf } from './members/member.store.ts'
export { claimTask, taskRefusals, type TaskFailure } from './claim-task.usecase.ts'
export { settleTask } from './settle-task.usecase.ts'
export { staffTitles } from './staff-problem.http.ts'
export type { TaskAct } from './task-acts.contract.ts'
export { taskActs } from './task-acts.contract.ts'
export type { TaskKind } from './task.contract.ts'
export { STAFF_HOURS, type NewTask, type OpenTask, type TaskSubject } from './task.ts'
export type { UrgentSource } from './today/urgent.ts'
export {
  closeTasks,
  findTaskFor,
  hasTask,
  openTask,
  ownTask,
  taskIdOf,
  type TaskStore,
} from './task.store.ts'
