/** Simulates a payment provider: no money moves, and the tester chooses the outcome. */

import { useId, useState } from 'react'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, type CallReply, send } from '#web/calls/send.ts'
import { PayForm } from '#web/checkout/pay-form.tsx'
import { formatDollars } from '#web/checkout/plan-texts.ts'
import { showPaymentFailure } from '#web/checkout/show-payment-failure.ts'
import { successPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'

const outcomes = [
  { id: 'succeed', name: 'Succeed', says: 'The usual case: you get access a moment later' },
  { id: 'decline', name: 'Be declined', says: '“Your card was declined.”' },
  { id: 'authenticate', name: 'Ask for authentication', says: 'The bank asks a question first' },
  { id: 'delay', name: 'Take its time', says: 'It’s confirmed after half a minute' },
] as const
type Outcome = (typeof outcomes)[number]['id']

type Props = { clientSecret: string; amount: number; number: string }

function usePayment({ clientSecret, number }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const fail = (message: string) => {
    setBusy(false)
    setFailure(message)
    showPaymentFailure(message)
  }
  const take = ({ state, message }: CallReply<'POST /api/checkout/simulate'>) => {
    if (state === 'requires_action') {
      setBusy(false)
      return setAsked(true)
    }
    if (state === 'declined') return fail(message ?? 'The payment was declined.')
    if (state === 'succeeded') storeForNextPage('toast', 'Payment Successful')
    location.assign(successPath(number))
  }
  const stop = (message: string) => {
    setAsked(false)
    fail(message)
  }
  const pay = async (outcome: Outcome) => {
    setBusy(true)
    setAsked(false)
    setFailure(undefined)
    try {
      take(await send('POST /api/checkout/simulate', { body: { clientSecret, outcome } }))
    } catch (error) {
      console.error(error)
      if (error instanceof CallError) fail(explainFailure(error, 'Your payment didn’t go through. Please try again.'))
      // Without a response the order may be paid: the success page opens and asks the server.
      else location.assign(successPath(number))
    }
  }
  return { isBusy, failure, isAsked, pay, stop }
}

export function SimulatedPaymentForm(props: Props) {
  const { amount } = props
  const [outcome, setOutcome] = useState<Outcome>('succeed')
  const { isBusy, failure, isAsked, pay, stop } = usePayment(props)
  const name = useId()
  return (
    <>
      <div className="note" role="status">
        <Icon name="note" />
        <p>
          <b>Payments are simulated.</b> No money moves and you don’t need a card. Choose below what the payment does.
        </p>
      </div>
      <PayForm amount={amount} canPay isBusy={isBusy} failure={failure} onPay={() => void pay(outcome)}>
        <fieldset disabled={isBusy}>
          <legend className="sec-h">What should the payment do?</legend>
          <div className="outcomes">
            {outcomes.map((each) => (
              <label key={each.id}>
                <input type="radio" name={name} checked={outcome === each.id} onChange={() => setOutcome(each.id)} />
                <span>{each.name}</span>
                <span className="cap">{each.says}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </PayForm>
      {isAsked && (
        <BankQuestion
          amount={amount}
          onConfirm={() => void pay('succeed')}
          onRefuse={() => stop('Your bank stopped the payment.')}
          onClose={() => stop('The payment was stopped.')}
        />
      )}
    </>
  )
}

type QuestionProps = { amount: number; onConfirm: () => void; onRefuse: () => void; onClose: () => void }

function BankQuestion({ amount, onConfirm, onRefuse, onClose }: QuestionProps) {
  return (
    <Dialog
      title="Your bank has a question"
      hint="They want to be sure it’s you. Answer below and the payment continues."
      onClose={onClose}
    >
      <div className="bankcard">
        <p>
          Payment of <b className="num">{formatDollars(amount)}</b>. Is this you?
        </p>
        <div className="row">
          <Button onClick={onConfirm}>Confirm</Button>
          <Button kind="plain" onClick={onRefuse}>
            It’s not me
          </Button>
        </div>
      </div>
      <p className="small quiet">You haven’t been charged yet. Closing this stops the payment.</p>
    </Dialog>
  )
}
