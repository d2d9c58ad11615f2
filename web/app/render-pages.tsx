/** Renders the prebuilt pages; the build runs this in Node. */
import { renderToStaticMarkup } from 'react-dom/server'
import { PublicHead } from '#web/app/public-head.tsx'
import { notFoundPage, type PublicPage, publicPages, sharedReportPage, signOutPage } from '#web/app/public-pages.tsx'

export const pages = { publicPages, notFoundPage, sharedReportPage, signOutPage } as const

type Parts = {
  style: string
  /** The URL of the style sheet that names the font files. */
  fonts: string
  /** The URL of the page's script, if it has one. */
  script: string | undefined
}

/** A JSON-LD element; `<` is escaped so that no text can close it. */
const dataElement = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/**
 * A whole page, except for the placeholders that the server fills in. The fonts are named at its end, so that everything
 * before is painted without them, in the fallback faces.
 */
export function renderPage(page: PublicPage, { style, fonts, script }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
${renderToStaticMarkup(<PublicHead page={page} />)}
<style>${style}</style>
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
${(page.data ?? []).map(dataElement).join('\n')}
</head>
<body data-page="${page.name}">
${renderToStaticMarkup(page.element)}
<link id="end" rel="stylesheet" href="${fonts}">
</body>
</html>
`
}
