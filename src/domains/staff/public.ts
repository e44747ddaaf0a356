export type { TaskKind } from './task.contract.ts'
export type { NewTask } from './task.ts'
export { hasTask, type TaskStore } from './task.store.ts'
