import { describe, expect, it } from 'vitest'
import { findContradictions } from './find-contradictions.ts'
import { readSite } from './read-site.ts'
import { healthyAsk, healthyBrand, siteOf } from './test-site.ts'

const filler =
  'This page says a few things about what we do here and how it works for you and for whoever comes along to see us.'
const html = (text: string) => `<p>${filler}</p><p>${text}</p>`

function contradictionsOf(one: string, other: string) {
  const site = siteOf([
    { path: '/', html: html(one) },
    { path: '/other', html: html(other) },
  ])
  return findContradictions(readSite(site, healthyAsk, healthyBrand).pages).contradictions
}

const contradicting: readonly (readonly [string, string])[] = [
  ['Free delivery on every order.', 'Delivery costs £3.95.'],
  ['Every frame comes with a lifetime guarantee.', 'Frames are guaranteed for two years.'],
  ['You have 60 days to change your mind.', 'Returns are accepted within 14 days.'],
  ['We answer every message within two hours.', 'Please allow five working days for a reply.'],
  ['Open seven days a week.', 'Closed on Sundays and Mondays.'],
  ['We are open on Sundays.', 'We are closed on Sundays.'],
  ['We close at 10 pm.', 'We are open from 9 am to 6 pm.'],
  ['No contract, no joining fee.', 'Membership runs for a minimum of twelve months: a 12-month contract.'],
  ['Cancel any time.', 'There is a 12-month minimum term.'],
  ['Never more than eight in a class.', 'Our classes hold up to twenty people.'],
  ['One teacher for every four children.', 'There is one teacher for every nine children.'],
  ['We plant ten trees for each pair sold.', 'We plant one tree for each pair sold.'],
  ['We make twelve chairs a year.', 'We make two hundred chairs a year.'],
  ['Everything is made by hand in Wales.', 'Our bags are made in China.'],
  ['Founded in 1987 by two sisters.', 'We started in 2004.'],
  ['A haircut is £32.', 'A haircut costs £45.'],
  ['The first lesson is free.', 'The first lesson costs £20.'],
  ['Repairs take two days.', 'Allow three weeks for repairs.'],
  ['We never use agency staff.', 'We use agency staff in busy weeks.'],
  ['No booking needed, just walk in.', 'We see visitors by appointment only.'],
  ['There is nothing to pay up front.', 'A deposit of £50 is required.'],
  ['All our bread is baked fresh and never frozen.', 'Our bread arrives frozen and is baked in the shop.'],
  ['We use no plastic at all.', 'Each pair comes in a plastic bag.'],
  ['No hidden fees, ever.', 'A booking fee of £5 applies to each order.'],
  ['Your money back if you are not happy.', 'We do not give refunds.'],
  ['You always see the same doctor.', 'You will see whichever doctor is free.'],
  ['No minimum order.', 'The minimum order is £25.'],
  ['There are five benches and one stove.', 'There are twelve benches in the barn.'],
  ['We are an independent practice.', 'We are part of the Northway group.'],
  ['You talk to our own nurses at night, not a call centre.', 'At night a call centre answers for us.'],
  ['You always get twenty minutes with a vet.', 'Every visit lasts ten minutes.'],
  ['Loose pages are never fed through a machine.', 'We feed pages through a machine at night.'],
  ['A survey of your house is free.', 'The survey costs £150.'],
  ['A porcelain crown is £640.', 'We build crowns of porcelain. A crown costs £780.'],
  ['There is never a charge for stains or wear.', 'Stained pieces are charged at £6 each.'],
  ['Aprons, food and wine are included.', 'Aprons are £6 to hire.'],
  ['No subscription.', 'A subscription of £9 is required.'],
  ['All our clothes are organic cotton.', 'Half of our clothes are polyester.'],
  ['Children from twelve years are welcome.', 'Adults only: no one under eighteen is admitted.'],
  ['Since 2004 our pupils have built guitars here.', 'Founded in 2011.'],
  ['We ride Tuesday to Saturday.', 'We deliver on Mondays and Fridays only.'],
  ['One price in writing, and that’s what you pay.', 'The final bill may be higher than the quote.'],
  ['We answer day and night.', 'Ring us between nine and five on weekdays.'],
  ['You can move your booking without paying anything.', 'Bookings cannot be moved.'],
  ['We work in fourteen languages.', 'Together our staff cover twenty-six languages.'],
  ['No text is ever put into a machine.', 'A machine produces the first draft.'],
  ['Two cameras and no flash.', 'A flash is used after dark.'],
  ['Our honey is never heated and never blended.', 'It is then blended with honey from abroad.'],
  ['She teaches every lesson herself.', 'Our assistant teachers take over some lessons.'],
  ['You receive a quotation within one hour.', 'Quotations follow within three days.'],
  ['We store texts in Switzerland.', 'Texts are kept on servers in Ireland.'],
  ['A lesson lasts an hour and costs £36.', 'A lesson is £48.'],
  ['We fit the panels in two days.', 'Fitting takes five days.'],
  ['A course is ten lessons. It costs £95.', 'A course costs £120.'],
  ['All our riders are directly employed.', 'We rely on self-employed riders.'],
  ['Our pool is kept at thirty-two degrees.', 'The pool is heated to twenty-eight degrees.'],
  ['We come to your farm twice a year.', 'We come to your farm once a year.'],
  ['We use only Welsh slate.', 'Our slates come from Spain.'],
  ['Nothing is sprayed: we oil every surface.', 'All surfaces are sprayed with lacquer.'],
  ['Open Tuesday to Saturday.', 'On Mondays we are open until eight.'],
  ['You pay when you leave.', 'Half of the price is payable in advance.'],
  ['Each child has one key person.', 'Key people change each term.'],
]
const agreeing: readonly (readonly [string, string])[] = [
  ['Delivery is free over £40.', 'Delivery costs £3.95.'],
  ['Frames have a ten year guarantee.', 'Batteries are guaranteed for two years.'],
  ['The first class is free.', 'A class is £9.'],
  ['A child ticket is £6.', 'An adult ticket is £12.'],
  ['We are open Tuesday to Saturday, 9am to 5pm.', 'On Thursdays we stay open until 8pm.'],
  ['We are closed on Mondays.', 'We are open Tuesday to Sunday.'],
  ['Open Monday to Friday, 8am to 6pm.', 'Phone lines are open Monday to Saturday.'],
  ['A walk is £11.', 'A weekly pass is £45.'],
  ['A guarantee of 14 days on every part.', 'Every part has a guarantee of two weeks.'],
  ['Lessons last 30 minutes.', 'The course lasts ten weeks.'],
  ['We never freeze our bread.', 'You can freeze the bread for a month.'],
  ['One leader for every five children.', 'One cook for every thirty children.'],
  ['We make twelve chairs a year.', 'We repair sixty chairs a year.'],
  ['Up to eight people in a boat.', 'Up to thirty people on the beach.'],
  ['No contract.', 'You get a written contract for your new kitchen.'],
  ['Try it for 30 days.', 'You can cancel with 7 days notice.'],
  ['We ship within 24 hours.', 'Delivery takes three days.'],
  ['We close at 6 pm.', 'Lunch is at 12 and stories are at 3 pm.'],
  ['No hidden fees.', 'A full plan costs £950.'],
  ['The solo plan is €9 a month.', 'The studio plan is €7 a month for each person.'],
  ['No appointment needed on Saturdays.', 'Weekday visits are by appointment only.'],
  ['Cakes are made with nuts.', 'Our biscuits are nut free.'],
  ['Parking is free for guests.', 'A parking permit for residents is £40 a year.'],
  ['Founded in 1956.', 'The shop on Wharf Road opened in 2007.'],
  ['There are four vets.', 'There are two vets on call at night.'],
  ['The Bath shop is open 9am to 5pm.', 'The Wells shop is open 11am to 9pm.'],
  ['A straightforward will is £240.', 'A mirror will costs £390.'],
  ['Green oak is £1,150.', 'Kiln dried oak is £2,400.'],
  ['Lunch is included.', 'A bottle of wine is £18.'],
  ['The bay trip lasts three hours with lunch.', 'The island trip lasts seven hours with lunch.'],
  ['No experience needed.', 'Experience of the sea is required of our guides.'],
  ['All our oak is English.', 'Our larch is Scottish.'],
  ['Do not use it for cooking.', 'Use it for cooking once it is dry.'],
  ['No appointment needed.', 'Make an appointment if you like.'],
  ['We deliver in 7 to 10 days.', '7-day delivery.'],
  ['The dorm has six beds.', 'There are two beds in each room.'],
  ['Every repair is guaranteed for ten years.', 'Lead work is guaranteed for twenty years.'],
  ['Open Tuesday to Saturday.', 'In December we are open on Sundays too.'],
  ['All our oak is English.', 'Our pine comes from Sweden.'],
  ['No dogs near the lambs.', 'Dogs are welcome.'],
  ['A shirt is £2.80.', 'A dress shirt is £3.20.'],
  ['Open every day from 10am to 10pm.', 'The café closes at 9pm.'],
  ['No deposit.', 'A deposit of £50 is due when you collect a trailer.'],
]

describe('contradictions', () => {
  it.each(contradicting)('“%s” contradicts “%s”', (one, other) => {
    const [found] = contradictionsOf(one, other)
    expect(found).toBeDefined()
    expect(one).toContain(found?.one.sentence)
    expect(other).toContain(found?.other.sentence)
  })

  it.each(agreeing)('“%s” goes with “%s”', (one, other) => {
    expect(contradictionsOf(one, other)).toEqual([])
  })

  it('are not seen between offers that a page tells side by side', () => {
    const plans = (reply: string) =>
      `<h2>Ward</h2><p>Ward is £90 a month. Support replies within two days.</p><h2>House</h2><p>House is £400 a month. Support replies within ${reply}.</p>`
    expect(contradictionsOf(plans('one hour'), 'Support replies within one hour.')).toEqual([])
    expect(contradictionsOf(plans('one hour'), 'Support replies within five weeks.')).not.toEqual([])
  })

  it('are not seen between the days of a calendar', () => {
    const days =
      '<h3>Saturday 4 May</h3><p>Free, no booking needed.</p><h3>Sunday 16 June</h3><p>Booking essential, ten places.</p>'
    expect(contradictionsOf(days, 'Come and see us.')).toEqual([])
  })

  it('are found in the rows of a price list and in descriptions', () => {
    const list = '<table><tr><td>Porcelain crown</td><td>£640</td></tr><tr><td>Filling</td><td>£95</td></tr></table>'
    expect(contradictionsOf(list, 'A porcelain crown costs £780.')).not.toEqual([])
    expect(contradictionsOf(list, 'A filling costs £95.')).toEqual([])
  })

  it('are not looked for in what customers say', () => {
    expect(
      contradictionsOf('A haircut is £32.', '“A haircut is £90 elsewhere, they told me.” Ann, a customer'),
    ).toEqual([])
  })
})
