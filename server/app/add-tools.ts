/** Wires the tools, each with its stores and writer. */
import type { AccountContext } from '#server/account/account-context.ts'
import { createSentTexts } from '#server/app/sent-texts.ts'
import type { BrandRevisions } from '#server/brand/brand-revisions.ts'
import { createClaimsReader } from '#server/brand/claims-reader.ts'
import { type Conversations, createConversations } from '#server/brand/conversations-store.ts'
import { addArchetypeRoutes } from '#server/brand-archetype/archetype-routes.ts'
import { createArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { createArchetypeTexts } from '#server/brand-archetype/archetype-texts.ts'
import { createInterviewExport } from '#server/brand-archetype/interview-export.ts'
import { createInterviewQuestions } from '#server/brand-archetype/interview-questions.ts'
import { createInterviewReading } from '#server/brand-archetype/interview-reading.ts'
import { embeddedInterviewWriter } from '#server/brand-archetype/interview-writer.ts'
import { createModelReadings } from '#server/brand-archetype/model-readings.ts'
import { addReportRoute } from '#server/brand-archetype/report-routes.ts'
import { addAttributesRoutes } from '#server/brand-attributes/attributes-routes.ts'
import { createAttributesStore } from '#server/brand-attributes/attributes-store.ts'
import { addDocumentRoutes } from '#server/brand-attributes/document-routes.ts'
import { createWordsWriter } from '#server/brand-attributes/words-writer.ts'
import { addExportRoutes } from '#server/brand-export/export-routes.ts'
import { addHistoryRoutes } from '#server/brand-history/history-routes.ts'
import { addBrandReview } from '#server/brand-review/add-brand-review.ts'
import { readLatestReview } from '#server/brand-review/latest-review.ts'
import { addContradictionsRoutes } from '#server/contradictions/contradictions-routes.ts'
import { addAssistantRoutes } from '#server/core-values/assistant-routes.ts'
import { addValuesRoutes } from '#server/core-values/values-routes.ts'
import { createValuesStore, type ValuesStore } from '#server/core-values/values-store.ts'
import { createValuesWriter } from '#server/core-values/values-writer.ts'
import { addOnboardingRoutes } from '#server/onboarding/onboarding-routes.ts'
import { createEmbeddedSentencesWriter } from '#server/onboarding/sentences-writer.ts'
import type { JobQueue } from '#server/platform/jobs/job-worker.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { AllowedHosts } from '#server/platform/sites/site-address.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import { addStrategistRoutes } from '#server/strategist/strategist-routes.ts'
import { createStrategistWriter } from '#server/strategist/strategist-writer.ts'
import { createTaglineStore } from '#server/taglines/tagline-store.ts'
import { createTaglineWriter } from '#server/taglines/tagline-writer.ts'
import { addTaglinesRoutes } from '#server/taglines/taglines-routes.ts'
import { addToolkitRoutes } from '#server/toolkit/toolkit-routes.ts'
import { addUvpRoutes } from '#server/uvp/uvp-routes.ts'
import { createUvpStore } from '#server/uvp/uvp-store.ts'
import { createUvpWriter } from '#server/uvp/uvp-writer.ts'
import { addStartRoutes } from '#server/visitors/start-routes.ts'
import { addWaitlistRoutes } from '#server/visitors/waitlist-routes.ts'
import type { Writing } from '#server/writing/create-writing.ts'
import { createDocumentReader, type DocumentReader } from '#server/writing/document-reader.ts'
import { addWritingRoutes } from '#server/writing/writing-routes.ts'

export type ToolParts = {
  printer: PdfPrinter
  threads: ThreadPool
  revisions: BrandRevisions
  writing: Writing
  /** Hosts inside the operator's network that may be reviewed. */
  auditAllowHosts: AllowedHosts
}

/** Background work of the tools. */
export type ToolJobs = { reviews: JobQueue; mails: Record<string, MailKind> }

/** Adds the routes of every tool and returns their background jobs. */
export function addToolRoutes(context: AccountContext, parts: ToolParts): ToolJobs {
  const { printer, threads, revisions, writing, auditAllowHosts } = parts
  const { answer, database, productName } = context
  const attributes = createAttributesStore(database, revisions)
  const startMails = addStartRoutes(context)
  addWaitlistRoutes(context)
  addOnboardingRoutes({ answer, writer: createEmbeddedSentencesWriter(threads) })
  const words = createWordsWriter(threads, writing.gate)
  addAttributesRoutes({ answer, database, attributes, writer: words })
  const readClaims = createClaimsReader(threads)
  const readShown = createDocumentReader(writing.gate)
  addDocumentRoutes({ answer, database, printer, writer: words, readShown, productName, readClaims })
  const conversations = createConversations(database)
  addHistoryRoutes({ answer, database, revisions, conversations })
  addContradictionsRoutes({ answer, database, threads })
  addToolkitRoutes({ answer, database })
  const uvps = createUvpStore(database)
  const taglines = createTaglineStore(database)
  const values = createValuesStore(database, revisions)
  const archetypes = createArchetypeStore(database, conversations)
  const texts = createArchetypeTexts({ database, archetypes, conversations, threads, gate: writing.gate })
  const modelReadings = createModelReadings({ archetypes, conversations, gate: writing.gate })
  const questions = createInterviewQuestions({ database, conversations, threads, gate: writing.gate })
  addWritingRoutes({
    answer,
    ...writing,
    sentTexts: createSentTexts({
      ...{ database, productName, uvps, taglines, values, conversations, texts, questions, modelReadings },
    }),
  })
  addUvpRoutes({
    ...{ answer, database, uvps, writer: createUvpWriter(writing.gate, threads, readClaims) },
    readClaims,
  })
  addTaglinesRoutes({ answer, database, taglines, writer: createTaglineWriter(writing.gate, readClaims), readClaims })
  addCoreValues(context, { threads, writing, conversations, values, readShown, printer })
  addStrategistRoutes({
    answer,
    database,
    conversations,
    productName,
    writer: createStrategistWriter({ gate: writing.gate, threads, productName }),
  })
  const reading = createInterviewReading(archetypes, conversations)
  addArchetypeRoutes({
    ...{ answer, archetypes, conversations, questions, reading, texts, modelReadings },
    writer: embeddedInterviewWriter,
  })
  addReportRoute({ answer, archetypes, reading, texts, printer, productName })
  addExportRoutes({
    ...{ answer, database, productName, linkBase: context.linkBase },
    sources: {
      readClaims,
      readInterview: createInterviewExport({ archetypes, conversations, reading, texts }),
      readReview: (brandId) => readLatestReview(brandId, database),
    },
  })
  const { line, mails } = addBrandReview(context, { printer, threads, allowed: auditAllowHosts, gate: writing.gate })
  return { reviews: line, mails: { ...startMails, ...mails } }
}

type ValuesParts = Pick<ToolParts, 'threads' | 'writing' | 'printer'> & {
  conversations: Conversations
  values: ValuesStore
  readShown: DocumentReader
}

function addCoreValues(context: AccountContext, parts: ValuesParts): void {
  const { threads, writing, conversations, values, readShown, printer } = parts
  const { answer, database, productName } = context
  const writer = createValuesWriter(threads, writing.gate)
  addValuesRoutes({ answer, database, conversations, values, writer, readShown, printer, productName })
  addAssistantRoutes({ answer, database, conversations, values, writer })
}
