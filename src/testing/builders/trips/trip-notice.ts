export { sampleNotice } from '#domains/notifications/samples/sample-notice.ts'
