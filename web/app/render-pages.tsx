/** Renders the prebuilt pages; the build runs it in Node. */
import { renderToStaticMarkup } from 'react-dom/server'
import { PublicHead } from '#web/app/public-head.tsx'
import { notFoundPage, type PublicPage, publicPages, sharedReportPage, signOutPage } from '#web/app/public-pages.tsx'

export const pages = { publicPages, notFoundPage, sharedReportPage, signOutPage } as const

type Parts = {
  style: string
  /** The links that fetch the faces early. */
  preloads: string
  /** The address of the page's script, if it runs one. */
  script: string | undefined
}

/** Data that no browser runs; `<` is escaped so that no text can end the element. */
const dataElement = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** A page as it is sent, but for what settings fill in. */
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
