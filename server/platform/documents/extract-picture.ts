import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM } from 'tesseract.js'

const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Of 100. Measured: legible text has a mean confidence above 90, what is seen in noise or drawings below 25. */
const confidenceMin = 40

/**
 * The text in a picture (PNG or JPEG), recognised with English language data from this machine's disk; empty when what
 * was recognised is no text in all likelihood.
 */
export async function extractPicture(bytes: Buffer, onStage: (stage: string) => void): Promise<string> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onStage(`Reading the picture: ${Math.round(progress * 100)}%`)
    },
  })
  const { data } = await worker.recognize(bytes)
  return data.confidence < confidenceMin ? '' : data.text
}
