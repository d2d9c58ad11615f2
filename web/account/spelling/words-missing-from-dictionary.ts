/** Trade terms and recent words missing from the dictionary, which is of 2020. */
export const wordsMissingFromDictionary: readonly string[] = `
activewear artisanal babywear backsplash backsplashes balayage bao baos barbeque bbq bedsheet bedsheets biodynamic
bladesmith bladesmiths bodycare brandable campervan campervans candlemaker candlemakers changemaker changemakers
charcuterie chatbot chatbots chocolatier chocolatiers churros cleanout cleanouts collegial compostable conveyancer
copywriting countertop countertops cowork coworking crossfit cybersecurity decarbonisation decarbonise decarbonization
decarbonize declutter decluttered decluttering declutters dosa dosas doula doulas downpipe dropdown drywaller ebike ebikes
ecommerce empanada empanadas empathic eyewear facebook falafel falafels farmstay farmstays fintech flatbreads flatpack
floristry focaccia ganache gastropub gastropubs gelato gelatos giftware glamping grandad grandkid grandkids haircare halloumi
handblown handcut handsewn homecare homestay homeware homewares housemade huggable inclusivity influencer influencers
instagram kefir kettlebell kimchi kombucha laundrette letterpressed livestream livestreamed livestreaming livestreams
loungewear luthier luthiers macaron macarons matcha microblading microgreens mixologist mockup mockups moodboard moodboards
motorhome motorhomes neurodivergent neurodiverse neurodiversity nonbinary ok onboarding panini paninis permaculture petcare
pho photovoltaics pilates polytunnel polytunnels powerwash powerwashing preorder preordered preordering preorders ramen
realtor realtors rebrand rebranded rebranding rebrands refillables regrout reiki relatability repairability repot repots
repotted repotting reusables rewild rewilded rewilding rollercoaster salesy screenprint screenprinted screenprinting
signup signups signwriter signwriters signwriting sitewide skincare snuggly soapmaker soapmakers soapmaking solopreneur
sommelier staycation staycations streetwear superfood superfoods tahini telehealth teletherapy timeframe timeframes
tradesperson tradie umami unfussy upcycle upcycled upcycles upcycling upsell upselling upsells upsold viennoiserie
walkthrough walkthroughs webpage wellbeing whatsapp wifi wireframe wireframes womenswear workspaces yoghurt yoghurts youtube
`
  .trim()
  .split(/\s+/)
