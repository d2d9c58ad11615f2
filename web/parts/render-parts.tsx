/** Renders the page of all parts; `npm run parts` runs this in Node. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { PartsPage } from '#web/parts/parts-page.tsx'

/** A whole page; without a theme it follows the system. `style` is the address of its style sheet. */
export function renderPartsPage(theme: 'light' | 'dark' | undefined, style: string): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
${renderToStaticMarkup(
  <MemoryRouter>
    <PartsPage />
  </MemoryRouter>,
)}
</body>
</html>
`
}
