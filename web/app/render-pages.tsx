/** Renders the prebuilt pages; the build runs this in Node. */
import { renderToStaticMarkup } from 'react-dom/server'
import { PublicHead } from '#web/app/public-head.tsx'
import { notFoundPage, type PublicPage, publicPages, sharedReportPage, signOutPage } from '#web/app/public-pages.tsx'

export const pages = { publicPages, notFoundPage, sharedReportPage, signOutPage } as const

type Parts = {
  style: string
  /** The preload links for the fonts. */
  preloads: string
  /** The URL of the page's script, if it has one. */
  script: string | undefined
}

/** A JSON-LD element; `<` is escaped so that no text can close it. */
const dataElement = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** A whole page, except for the placeholders that the server fills in. */
export function renderPage(page: PublicPage, { style, preloads, script }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
${renderToStaticMarkup(<PublicHead page={page} />)}
${preloads}
<style>${style}</style>
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
${(page.data ?? []).map(dataElement).join('\n')}
</head>
<body data-page="${page.name}">
${renderToStaticMarkup(page.element)}
</body>
</html>
`
}
