/** Writes the brief as Markdown. Whatever users typed is escaped, so none of it becomes a heading, a list or a link. */
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { describeCertainty } from '#contract/plain/archetype-standing.ts'
import { archetypeTextLabels, archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import { formatPageLabel } from '#contract/plain/brand-review-words.ts'
import {
  addEndMark,
  describeArchetypeSound,
  describeExportedReview,
  type ExportedReview,
  exportCategoryLabels,
  formatArchetypeLines,
  joinOnOneLine,
  listBusinessAnswers,
} from '#server/brand-export/brand-text.ts'

type InUse = NonNullable<ExportedBrand['inUse']>
type Topic = ExportedBrand['interview'][number]['topic']

/** Characters that Markdown would interpret: emphasis, code, links, tags, entities, the end of a heading. */
const signs = [
  /\\(?=[!-/:-@[-`{-~]|$)/g,
  /[`*[]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
  /\](?=[(:])/g,
  /<(?=[a-z/!?])/gi,
  /&(?=#?\w+;)/g,
  /~(?=[^~]*~)/g,
  /(?<=\s)#(?=#*$)/g,
]
const plain = (text: string) => signs.reduce((said, sign) => said.replace(sign, '\\$&'), joinOnOneLine(text))

/** Characters that Markdown interprets at the start of a line: headings, quotes, lists, rules. */
const opening = /^(?:\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|[-=][-=\s]*$))/
const plainLine = (text: string) => plain(text).replace(opening, '$&\\')

/** Quotes an answer and keeps its paragraphs apart. */
const quoted = (text: string) =>
  text
    .split(/[\n\r\u2028\u2029]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `> ${plainLine(line)}`)
    .join('\n>\n')

const listed = (lines: readonly string[]) => lines.map((line) => `- ${plainLine(line)}`).join('\n')

export function writeMarkdownBrief(brand: ExportedBrand, timeZone?: string): string {
  const parts = [
    `# ${plain(brand.business.name)}: brand brief`,
    ...businessParts(brand),
    ...(brand.uniqueValueProposition
      ? ['## Unique value proposition', `> ${plainLine(brand.uniqueValueProposition)}`]
      : []),
    ...(brand.tagline ? ['## Tagline', `> “${plain(brand.tagline)}”`] : []),
    ...valueParts(brand),
    ...archetypeParts(brand),
    ...modelTextParts(brand),
    ...attributeParts(brand),
    ...partsInUse(brand),
    ...(brand.websiteReview ? reviewParts(brand.websiteReview, timeZone) : []),
    ...answerParts('## The interview, word for word', brand, 'other'),
  ]
  return `${parts.join('\n\n')}\n`
}

function businessParts(brand: ExportedBrand): string[] {
  const lines = listBusinessAnswers(brand).map(([label, text]) => `- **${plain(label)}:** ${plain(text)}`)
  // The URL was resolved before, so it contains nothing that could close the link.
  if (brand.websiteReview) lines.push(`- **Website:** <${new URL(brand.websiteReview.websiteUrl).href}>`)
  return lines.length > 0 ? ['## The business', lines.join('\n')] : []
}

function valueParts({ coreValues }: ExportedBrand): string[] {
  if (coreValues.length === 0) return []
  const values = coreValues.map(({ title, description, evidence }, at) => {
    const said = [description && plain(description), evidence && `“${plain(evidence)}”`].filter(Boolean).join(' ')
    return `${at + 1}. **${plain(title)}**${said && `: ${said}`}`
  })
  return ['## Core values', values.join('\n')]
}

function archetypeParts({ archetype }: ExportedBrand): string[] {
  if (!archetype) return []
  return [
    '## Brand archetype',
    formatArchetypeLines(archetype).map(plainLine).join('\n\n'),
    `${plainLine(describeArchetypeSound(archetype))}; the voice words below come first.`,
    plainLine(describeCertainty(archetype)),
  ]
}

/** Named as a language model's, because everything else is the owner's or measured. */
function modelTextParts({ archetypeText: text }: ExportedBrand): string[] {
  if (!text) return []
  const parts = archetypeTextParts.filter((part) => text[part] !== '')
  return [
    '### What it could mean',
    plainLine(`Written by ${text.writtenBy}, a language model. A reading, not a count.`),
    parts.map((part) => `- **${archetypeTextLabels[part]}:** ${plain(text[part])}`).join('\n'),
  ]
}

const attributeParts = ({ attributes }: ExportedBrand): string[] => [
  '## Brand attributes',
  ...categories.flatMap((category) => {
    const { chosen, topFive, otherWords } = attributes[category]
    const others = topFive.filter((word) => word !== chosen)
    const considered = otherWords.length > 0 ? `\n- Considered: ${otherWords.map(plain).join(', ')}` : ''
    return [
      `### ${categoryNames[category]}: ${plain(chosen)}`,
      `${exportCategoryLabels[category]}.`,
      `- Also: ${others.map(plain).join(', ')}${considered}`,
    ]
  }),
]

/** The sections for writers and designers: first the owner's own words on tone and look, then what suits the archetype. */
function partsInUse(brand: ExportedBrand): string[] {
  const { inUse } = brand
  return [
    ...topicParts('## How it sounds', brand, 'voice', [
      ['Worth trying', inUse?.voice.do],
      ['Take care', inUse?.voice.dont],
    ]),
    ...(inUse ? wordParts(inUse) : []),
    ...topicParts('## Pictures and colors', brand, 'pictures', [
      ['Worth trying', inUse?.pictures.show],
      ['Better not', inUse?.pictures.skip],
    ]),
    ...(inUse && inUse.traps.length > 0
      ? ['## Traps', inUse.traps.map(({ name, text }) => `- **${plain(name)}:** ${plain(text)}`).join('\n')]
      : []),
  ]
}

type Lists = readonly (readonly [label: string, lines: readonly string[] | undefined])[]

function topicParts(heading: string, brand: ExportedBrand, topic: Topic, lists: Lists): string[] {
  const told = answerParts(heading, brand, topic)
  const advised = lists.flatMap(([label, lines = []]) => (lines.length > 0 ? [`**${label}**`, listed(lines)] : []))
  return told.length > 0 || advised.length === 0 ? [...told, ...advised] : [heading, ...advised]
}

function wordParts({ words }: InUse): string[] {
  const lines = [
    ...(words.use.length > 0 ? [`- **Worth trying:** ${words.use.map(plain).join(', ')}`] : []),
    ...(words.avoid.length > 0 ? [`- **Avoid:** ${words.avoid.map(plain).join(', ')}`] : []),
  ]
  return lines.length > 0 ? ['## Words', lines.join('\n')] : []
}

function answerParts(heading: string, { interview }: ExportedBrand, topic: Topic): string[] {
  const answers = interview.filter((each) => each.topic === topic)
  if (answers.length === 0) return []
  return [heading, ...answers.flatMap(({ question, answer }) => [`**${plain(question)}**`, quoted(answer)])]
}

function reviewParts(review: ExportedReview, timeZone?: string): string[] {
  const findings = review.openFindings.map(({ title, finding, fix, quotes }, at) => {
    const proofs = quotes.map(({ page, text }) => `\n   - “${plain(text)}” (${plain(formatPageLabel(page))})`)
    return `${at + 1}. **${plain(title)}**: ${[finding, fix].filter(Boolean).map(addEndMark).map(plain).join(' ')}${proofs.join('')}`
  })
  return [
    '## Website review',
    describeExportedReview(review, timeZone),
    ...(findings.length > 0 ? ['### Still open', findings.join('\n')] : ['Nothing is open.']),
  ]
}
