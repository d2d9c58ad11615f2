/** The language model: who writes, whether it works, and thirty days of what it was asked and what that cost. */
import { useEffect, useState } from 'react'
import type { AdminModel, AdminModelProbe, AdminModelState } from '#contract/admin-model.ts'
import { formatCost } from '#contract/plain/format-cost.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useModelState } from '#web/admin/admin-queries.ts'
import { AdminTabs } from '#web/admin/admin-tabs.tsx'
import { formatCount, formatMoment, formatNumber } from '#web/admin/format-day.ts'
import { formatSeconds, formatTokens } from '#web/admin/format-usage.ts'
import { ModelCharts } from '#web/admin/model-charts.tsx'
import { keyLines, ownMachineLines } from '#web/admin/model-setup-lines.ts'
import { FailedCalls, LimitsTable, ToolsTable } from '#web/admin/model-tables.tsx'
import { describeFailure, describeFindings } from '#web/admin/model-words.ts'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { send } from '#web/calls/send.ts'
import { cacheReply } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import './model.css'

export default function AdminModelPage() {
  useDocumentTitle('Language model', productName)
  const { data, error } = useModelState()
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  return (
    <>
      <AdminTabs />
      <main id="main">
        <div className="wrap admin">
          <div className="head-row">
            <h1 tabIndex={-1}>Language model</h1>
            {data?.model && <TryButton />}
          </div>
          {error && <LoadFailure>The language model’s page could not be loaded.</LoadFailure>}
          {!data && !error && <span className="sk" />}
          {data && (data.model ? <ModelNow state={data} model={data.model} /> : <NoModel />)}
          {data && <History state={data} />}
        </div>
      </main>
    </>
  )
}

/** Asks the model now. What is there stays until it has answered. */
function TryButton() {
  const [isTrying, setTrying] = useState(false)
  async function tryNow() {
    if (isTrying) return
    setTrying(true)
    try {
      const state = await send('POST /api/admin/model/probe', { body: {} })
      cacheReply('GET /api/admin/model', state)
      if (state.probe?.found) showToast({ title: 'It answers' })
    } catch (error) {
      showFailureToast('It could not be tried', error)
    }
    setTrying(false)
  }
  return (
    <Button kind="main" isBusy={isTrying} onClick={() => void tryNow()}>
      {isTrying ? 'Trying…' : 'Try it now'}
    </Button>
  )
}

function ModelNow({ state, model }: { state: AdminModelState; model: AdminModel }) {
  const failure = state.probe?.failure
  const words = failure && describeFailure(failure, model)
  return (
    <>
      {words && (
        // Made anew after each try, so that screen readers read it again.
        <div key={state.probe?.at} className="note poor model-trouble" role="alert">
          <Icon name="note" />
          <p>
            <b>{words.happened}</b> Every tool goes on with drafts in the owners’ own words. {words.todo}
          </p>
        </div>
      )}
      <Today state={state} />
      <WhoWrites model={model} />
      <WhatItCan probe={state.probe} model={model} />
    </>
  )
}

function Today({ state: { days, usersToday, limits } }: { state: AdminModelState }) {
  const today = days.at(-1)
  const { monthCostMicros, monthlyCostMax } = limits
  const figures = [
    { name: 'Calls', number: formatNumber(today?.calls ?? 0), says: `today, of ${formatCount(usersToday, 'user')}` },
    { name: 'Tokens', number: formatTokens((today?.inputTokens ?? 0) + (today?.outputTokens ?? 0)), says: 'today' },
    {
      ...{ name: 'Cost', number: formatCost(monthCostMicros) },
      says: monthlyCostMax === null ? 'this month' : `this month, of ${formatCost(monthlyCostMax)}`,
    },
    { name: 'Answer', number: today?.ms ? `${formatSeconds(today.ms)} s` : '–', says: 'today, median' },
  ]
  return (
    <dl className="stats num">
      {figures.map(({ name, number, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="n">{number}</dd>
          <dd className="cap">{says}</dd>
        </div>
      ))}
    </dl>
  )
}

function describePrice({ price }: AdminModel): string {
  if (!price) return 'Not known: set AI_PRICE_INPUT and AI_PRICE_OUTPUT'
  const { input, output, listedOn } = price
  if (input === 0 && output === 0) return 'Nothing'
  const [read, written] = [input, output].map((dollars) => formatCost(dollars * 1_000_000))
  const from = listedOn === null ? 'as the settings say' : `listed ${listedOn}`
  return `${read} for a million tokens read, ${written} written (${from})`
}

function WhoWrites({ model }: { model: AdminModel }) {
  const { provider, name, main, fast, recipient, isOwnMachine, hasKey } = model
  const facts = {
    Model: name === main ? main : `${main}, called ${name}`,
    'For suggestions': fast === main ? 'The same model' : fast,
    Provider: provider.replace(/^an /, 'An '),
    'What is sent goes to': isOwnMachine ? `${recipient}, your own machine or network` : recipient,
    Key: hasKey ? 'Set, and shown nowhere' : 'None',
    Price: describePrice(model),
  }
  return (
    <section className="model-part" aria-labelledby="who-writes">
      <div>
        <h2 id="who-writes">Who writes</h2>
        <p className="small quiet">Read from the settings at start</p>
      </div>
      <dl className="model-facts">
        {Object.entries(facts).map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function WhatItCan({ probe, model }: { probe: AdminModelProbe | null; model: AdminModel }) {
  const failure = probe?.failure && describeFailure(probe.failure, model)
  return (
    <section className="model-part" aria-labelledby="what-it-can">
      <div>
        <h2 id="what-it-can">What it can do</h2>
        <p className="small quiet">
          {probe
            ? `Tried ${formatMoment(probe.at)}, in ${probe.ms < 1000 ? 'under a second' : `${formatSeconds(probe.ms)} seconds`}, with a question that holds nothing of any owner`
            : 'Not tried yet since the start'}
        </p>
      </div>
      <ul className="model-findings">
        {failure && (
          <li>
            <span className="band poor">No</span>
            <b>Answers</b>
            <span>{failure.happened}</span>
          </li>
        )}
        {probe?.found &&
          describeFindings(probe.found).map(({ tone, mark, what, means }) => (
            <li key={what}>
              <span className={`band ${tone}`}>{mark}</span>
              <b>{what}</b>
              <span>{means}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}

function History({ state }: { state: AdminModelState }) {
  const { model, days, uses, tools, unpricedCalls, limits, errors } = state
  const hasCalls = tools.length > 0
  if (!model && !hasCalls) return null
  return (
    <>
      {hasCalls ? (
        <>
          <ModelCharts days={days} uses={uses} />
          <ToolsTable tools={tools} unpricedCalls={unpricedCalls} />
        </>
      ) : (
        <section className="model-block" aria-labelledby="no-calls">
          <h2 id="no-calls">Thirty days</h2>
          <p className="model-hint">
            It was not asked yet. Once it writes for an owner, calls, tokens, cost and seconds show up here by day and
            tool.
          </p>
        </section>
      )}
      {model && <LimitsTable limits={limits} />}
      {(hasCalls || errors.length > 0) && <FailedCalls errors={errors} />}
    </>
  )
}

function NoModel() {
  return (
    <div className="no-model">
      <p className="lede">
        No model is set up, and every tool works without one: drafts are put together from the owners’ own sentences. To
        connect one, put these lines into .env and start again.
      </p>
      <div className="two-ways">
        <section className="env-lines" aria-labelledby="own-machine">
          <h2 id="own-machine">
            <Icon name="desktop" />
            On your own machine
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines can be scrolled by keyboard */}
          <pre tabIndex={0}>{ownMachineLines.join('\n')}</pre>
          <p>
            Nothing leaves the machine. Owners are told its name and need not agree. <b>npm run model</b> finds Ollama
            and LM Studio, and prints the lines.
          </p>
        </section>
        <section className="env-lines" aria-labelledby="with-key">
          <h2 id="with-key">
            <Icon name="lock" />
            With a key
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines can be scrolled by keyboard */}
          <pre tabIndex={0}>{keyLines.join('\n# or\n')}</pre>
          <p>
            Owners are asked before anything is sent. <b>npm run model</b> asks two short questions, and prints answers,
            seconds, tokens and cost.
          </p>
        </section>
      </div>
      <p className="quiet">
        Then this page shows what the model can do, what it costs by day and tool, and who reached a limit.
      </p>
    </div>
  )
}
