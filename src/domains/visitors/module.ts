import { handlersOf } from '#platform/http/openapi/handle.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { guessVisitor } from './guess-visitor.usecase.ts'
import * as operations from './visitor-operations.contract.ts'

/** The operation that visitors add to the app. */
export const visitors = { handlers: [handlersOf(problemsTitled({}))(operations.guessVisitor, guessVisitor)] }
