export { outgoingQueue, type OutgoingQueue } from './outgoing-queue.store.ts'
export { sendOutgoing, type SendOutgoing } from './send-outgoing.service.ts'
