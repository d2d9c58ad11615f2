/**
 * What the dashboard is compared with: its data in a plain page with React, a router and a query client. The data are
 * requested before the script has loaded.
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { categories, categoryNames, findStepStates, steps } from '#contract/plain/brand.ts'

declare global {
  interface Window {
    /** The user request started by the page's inline script. */
    firstUser: Promise<CurrentUser>
  }
}

function Dashboard() {
  const { data: user } = useQuery({ queryKey: ['user'], queryFn: () => window.firstUser })
  if (!user) return <p className="bone">Loading…</p>
  const states = findStepStates({ ...user, coreValuesCount: user.coreValues.length })
  const { attributesData } = user.brandAttributesData
  return (
    <main>
      <h1>The Toolkit</h1>
      <p>{user.businessName}: your six steps.</p>
      <ol aria-label="The six steps">
        {steps.map(({ id, name, number }) => (
          <li key={id}>
            <h2>{name}</h2>
            <p>
              Step {number}: {states[id]}
            </p>
            <Link to={`/toolkit/${id}`}>Open</Link>
          </li>
        ))}
      </ol>
      <dl>
        {categories.map((category) => (
          <div key={category}>
            <dt>{categoryNames[category]}</dt>
            <dd>{attributesData[category].topOne}</dd>
          </div>
        ))}
      </dl>
      <p>{user.chosenUvp}</p>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="/toolkit" element={<Dashboard />} />
          <Route path="*" element={<p>Nothing here.</p>} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
