import * as operations from '#domains/content/testimonials/testimonial-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const commentsApi = endpoints(operations)

export const { useModerateCommentMutation } = commentsApi
