import { handlersOf } from '#platform/http/openapi/handle.ts'
import { contentPersonalData } from './content-personal-data.store.ts'
import { problems } from './content-problem.http.ts'
import * as operations from './content-operations.contract.ts'
import { SECTION_PAGE_NAMES } from './content-page.contract.ts'
import * as places from './destinations/destination-operations.contract.ts'
import { listCountries, readCountry } from './destinations/read-country.usecase.ts'
import { readDestination } from './destinations/read-destination.usecase.ts'
import { homeRoutes, type HomeRoutesApp } from './home.routes.ts'
import { publishVersion, restorePrevious, saveDraft } from './publish-version.usecase.ts'
import { listIndustries, readHelp, readSectionsOf } from './read-content.usecase.ts'
import { listSupplierLogos, readHome, type HomeApp } from './read-home.usecase.ts'
import { listContent, previewVersion, readVersion } from './read-versions.usecase.ts'
import * as staff from './staff-content-operations.contract.ts'
import { refuseComments, showComments } from './testimonials/bulk-comments.service.ts'
import { moderateComment, listComments } from './testimonials/moderate-comment.usecase.ts'
import * as comments from './testimonials/testimonial-operations.contract.ts'

const handle = handlersOf(problems)

/** The operations, bulk actions and personal data that content adds to the app. */
export const content = {
  handlers: [
    handle(operations.readHelp, readHelp),
    handle(operations.listIndustries, listIndustries),
    ...SECTION_PAGE_NAMES.map((page) => handle(operations.readSectionsOf(page), readSectionsOf(page))),
    (app: HomeApp & HomeRoutesApp) => homeRoutes(app, (...shown) => readHome(app, ...shown)),
    handle(operations.listSupplierLogos, listSupplierLogos),
    handle(staff.listContent, listContent),
    handle(staff.readVersion, readVersion),
    handle(staff.previewVersion, previewVersion),
    handle(staff.saveDraft, saveDraft),
    handle(staff.publishVersion, publishVersion),
    handle(staff.restorePrevious, restorePrevious),
    handle(comments.listComments, listComments),
    handle(comments.moderateComment, moderateComment),
    handle(places.listCountries, listCountries),
    handle(places.readCountry, readCountry),
    handle(places.readDestination, readDestination),
  ],
  bulkActs: (app: Parameters<typeof showComments>[0]) => [showComments(app), refuseComments(app)],
  personalData: contentPersonalData,
}
