/** Draws the report of a brand review. Loaded by the PDF printer's worker. */
import { isFailedOrPartial, layOutReport } from '#contract/plain/brand-review-layout.ts'
import {
  describeScore,
  formatPageLabel,
  formatPageNames,
  formatPreviousReviewTime,
  nameReviewedBusiness,
  shortenAddress,
} from '#contract/plain/brand-review-words.ts'
import { drawClosing } from '#server/brand-review/report-closing.ts'
import { drawFindings, type FindingDensity } from '#server/brand-review/report-findings.ts'
import { drawJudgments } from '#server/brand-review/report-judgments.ts'
import type { AuditReport } from '#server/brand-review/report-pdf.ts'
import { drawSummary } from '#server/brand-review/report-summary.ts'
import { findKnownTimeZone, formatDay } from '#server/platform/format-day.ts'
import { drawCover } from '#server/platform/pdf/cover.ts'
import { finishSheet } from '#server/platform/pdf/finish-sheet.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'

const kind = 'Website Review'
const pagesMax = 8
/** The share of a page. A page filled less than this looks like a mistake. */
const filledMin = 0.4

const densest: FindingDensity = { evidenceMax: 0, hasAdvice: false }
/** How detailed the findings may be, tried from the most detailed to the tersest until the report fits. */
const densities: readonly FindingDensity[] = [
  { evidenceMax: 3, hasAdvice: true },
  { evidenceMax: 2, hasAdvice: true },
  { evidenceMax: 1, hasAdvice: true },
  { evidenceMax: 0, hasAdvice: true },
  densest,
]
type Try = { density: FindingDensity; isApart: boolean }

/**
 * Estimated heights in points: the space for all findings, one finding without evidence, one piece of evidence, one
 * judgment.
 */
const room = { all: 2250, finding: 50, proof: 28, judgment: 100 } as const

/** The densities worth trying, because drawing is slow: those that may fit and differ from the one before. */
function listDensities({ analysis: { checks }, judgments }: AuditReport): readonly FindingDensity[] {
  const counts = checks.filter(isFailedOrPartial).map(({ evidence }) => evidence.length)
  const most = Math.max(0, ...counts)
  const heightAt = (evidenceMax: number) =>
    counts.reduce(
      (sum, count) => sum + room.finding + room.proof * Math.min(count, evidenceMax),
      room.judgment * judgments.length,
    )
  return densities.filter(
    (density, at) =>
      heightAt(density.evidenceMax) <= room.all && (at === 0 || most > density.evidenceMax || density === densest),
  )
}

/** Adds the time of day to a date on the same day, but only if the reader's time zone is known. */
function tellSince(since: string, madeOn: Date, timeZone: string | undefined): string {
  const zone = findKnownTimeZone(timeZone)
  const day = formatDay(new Date(since))
  if (zone !== undefined) return formatPreviousReviewTime(since, madeOn, zone)
  return day === formatDay(madeOn) ? 'the review before, earlier the same day' : day
}

/** Draws the report at this density; `isApart` starts the closing part on its own page. */
function compose(
  { websiteUrl, productName, madeOn, timeZone, analysis, changes, judgments }: AuditReport,
  { density, isApart }: Try,
): Sheet {
  const name = nameReviewedBusiness(analysis, websiteUrl)
  const sheet = new Sheet({ title: `${name}: ${kind}`, productName, madeOn, timeZone })
  const state = `${shortenAddress(websiteUrl)}. ${describeScore('Overall score', analysis.overallScore)}.`
  const fillContents = drawCover(sheet, { name, kind, state, isSealed: true })
  const layout = layOutReport(analysis)
  const names = formatPageNames(analysis.pages, analysis.madeFrom?.record.businessName ?? '')
  const nameOf = (url: string) => names.get(url) ?? formatPageLabel(url)
  const since = changes ? tellSince(changes.since, madeOn, timeZone) : ''
  drawSummary(sheet, { analysis, layout, changes, since, nameOf })
  drawFindings(sheet, layout, { density, nameOf })
  drawJudgments(sheet, judgments, nameOf)
  drawClosing(sheet, analysis, { layout, nameOf, isApart })
  fillContents()
  return sheet
}

/** The filled share of the emptiest page, not counting the cover. */
const leastFilled = (sheet: Sheet) =>
  Math.min(...[...sheet.ends.slice(1), sheet.y].map((end) => (end - sheet.top) / (sheet.bottom - sheet.top)))

/** The most detailed layout that is short enough and has no nearly empty page; otherwise the closest to that. */
function chooseSheet(report: AuditReport): Sheet {
  const short: Sheet[] = []
  for (const density of listDensities(report)) {
    for (const isApart of [false, true]) {
      const sheet = compose(report, { density, isApart })
      // A page break never makes the report shorter.
      if (sheet.pages > pagesMax) break
      if (leastFilled(sheet) >= filledMin) return sheet
      short.push(sheet)
    }
    if (short.length > 2) break
  }
  const [fullest] = short.toSorted((one, other) => leastFilled(other) - leastFilled(one))
  return fullest ?? compose(report, { density: densest, isApart: false })
}

/** Returns the PDF's bytes. */
export function draw(report: AuditReport): Promise<Uint8Array> {
  return finishSheet(chooseSheet(report), `${kind} of ${nameReviewedBusiness(report.analysis, report.websiteUrl)}`)
}
