/** The worker's side of measuring: one site in, one result out. */
import { parentPort, workerData } from 'node:worker_threads'
import { auditSite } from '#engine/brand-review/audit-site.ts'
import type { MeasureTask } from '#server/brand-review/measure-site.ts'

const { site, request, brand }: MeasureTask = workerData
parentPort?.postMessage(auditSite(site, request, brand))
