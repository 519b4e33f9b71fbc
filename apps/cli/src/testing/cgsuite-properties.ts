/**
 * Every property that CGSuite's short games have, for games of every kind, worked out from the definitions and the same
 * as CGSuite 2 gives. Properties are separated by semicolons, the games of a list by blanks; `is` names the predicates
 * that hold, and all others do not.
 */
const TABLE = `
0
  is AllSmall Atomic Even EvenTempered Infinitesimal Integer Nimber Number NumberTiny Numberish Ordinal Uptimal Zero
  atomicWeight 0; companion *; freeze 0; birthday 0; followerCount 1; stopCount 1; misereOutcomeClass N
  leftStop 0; rightStop 0; mean 0; temperature -1; uptimalExpansion 0.0; thermograph Thermograph(0,[],[0],0,[],[0])
  leftOptions ; rightOptions ; leftIncentives ; rightIncentives ; incentives

5
  is EvenTempered Integer Number NumberTiny Numberish Odd Ordinal Uptimal
  atomicWeight undefined; companion 5; freeze 5; birthday 5; followerCount 6; stopCount 1; misereOutcomeClass R
  leftStop 5; rightStop 5; mean 5; temperature -1; uptimalExpansion 5.0; thermograph Thermograph(5,[],[0],5,[],[0])
  leftOptions 4; rightOptions ; leftIncentives -1; rightIncentives ; incentives -1

-1823437481924
  is Even EvenTempered Integer Number NumberTiny Numberish Uptimal
  atomicWeight undefined; companion -1823437481924; freeze -1823437481924; birthday 1823437481924
  followerCount 1823437481925; stopCount 1; misereOutcomeClass L
  leftStop -1823437481924; rightStop -1823437481924; mean -1823437481924; temperature -1
  uptimalExpansion -1823437481924.0; thermograph Thermograph(-1823437481924,[],[0],-1823437481924,[],[0])
  leftOptions ; rightOptions -1823437481923; leftIncentives ; rightIncentives -1; incentives -1

-1/2
  is EvenTempered Number NumberTiny Numberish Uptimal
  atomicWeight undefined; companion -1/2; freeze -1/2; birthday 2; followerCount 3; stopCount 1; misereOutcomeClass L
  leftStop -1/2; rightStop -1/2; mean -1/2; temperature -1/2; uptimalExpansion -1/2.0
  thermograph Thermograph(-1/2,[-1/2],[0,-1],-1/2,[-1/2],[0,1])
  leftOptions -1; rightOptions 0; leftIncentives -1/2; rightIncentives -1/2; incentives -1/2

25/16
  is EvenTempered Number NumberTiny Numberish Uptimal
  atomicWeight undefined; companion 25/16; freeze 25/16; birthday 6; followerCount 7; stopCount 1; misereOutcomeClass R
  leftStop 25/16; rightStop 25/16; mean 25/16; temperature -1/16; uptimalExpansion 25/16.0
  thermograph Thermograph(25/16,[-1/16,-1/2],[0,-1,0],25/16,[-1/16,-1/8,-1/2],[0,1,0,1])
  leftOptions 3/2; rightOptions 13/8; leftIncentives -1/16; rightIncentives -1/16; incentives -1/16

*
  is AllSmall Atomic Infinitesimal Nimber Numberish Odd OddTempered Uptimal
  atomicWeight 0; companion 0; freeze *; birthday 1; followerCount 2; stopCount 2; misereOutcomeClass P
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion *.0
  thermograph Thermograph(0,[0],[0,-1],0,[0],[0,1])
  leftOptions 0; rightOptions 0; leftIncentives *; rightIncentives *; incentives *

*8
  is AllSmall Atomic Infinitesimal Nimber Numberish Uptimal
  atomicWeight 0; companion *8; freeze *8; birthday 8; followerCount 9; stopCount 4374; misereOutcomeClass N
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion *8.0
  thermograph Thermograph(0,[0],[0,-1],0,[0],[0,1])
  leftOptions 0 * *2 *3 *4 *5 *6 *7; rightOptions 0 * *2 *3 *4 *5 *6 *7
  leftIncentives *8 *9 *10 *11 *12 *13 *14 *15; rightIncentives *8 *9 *10 *11 *12 *13 *14 *15
  incentives *8 *9 *10 *11 *12 *13 *14 *15

9/8*
  is Numberish OddTempered Uptimal
  atomicWeight undefined; companion 9/8*; freeze 9/8*; birthday 6; followerCount 7; stopCount 2; misereOutcomeClass R
  leftStop 9/8; rightStop 9/8; mean 9/8; temperature 0; uptimalExpansion 9/8*.0
  thermograph Thermograph(9/8,[0,-1/8,-1/4],[0,-1,0,-1],9/8,[0,-1/8],[0,1,0])
  leftOptions 9/8; rightOptions 9/8; leftIncentives *; rightIncentives *; incentives *

^
  is AllSmall Atomic Infinitesimal Numberish Uptimal
  atomicWeight 1; companion ^*; freeze ^; birthday 2; followerCount 3; stopCount 3; misereOutcomeClass R
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion 0.1
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions 0; rightOptions *; leftIncentives v; rightIncentives ^*; incentives ^*

v*
  is AllSmall Atomic Infinitesimal Numberish Uptimal
  atomicWeight -1; companion v; freeze v*; birthday 2; followerCount 3; stopCount 4; misereOutcomeClass R
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion *.1-
  thermograph Thermograph(0,[0],[0,-1],0,[0],[0,1])
  leftOptions 0; rightOptions 0 *; leftIncentives ^*; rightIncentives v v*; incentives ^*

6^*
  is Numberish Uptimal
  atomicWeight undefined; companion 6^*; freeze 6^*; birthday 8; followerCount 9; stopCount 4; misereOutcomeClass R
  leftStop 6; rightStop 6; mean 6; temperature 0; uptimalExpansion 6*.1
  thermograph Thermograph(6,[0],[0,-1],6,[0],[0,1])
  leftOptions 6 6*; rightOptions 6; leftIncentives v v*; rightIncentives ^*; incentives ^*

^*6
  is AllSmall Atomic Infinitesimal Numberish Uptimal
  atomicWeight 1; companion ^*6; freeze ^*6; birthday 8; followerCount 9; stopCount 1459; misereOutcomeClass P
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion *6.1
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions 0; rightOptions *7; leftIncentives v*6; rightIncentives ^*; incentives ^*

73/16v9*8
  is Numberish Uptimal
  atomicWeight undefined; companion 73/16v9*8; freeze 73/16v9*8; birthday 27; followerCount 28; stopCount 13131
  leftStop 73/16; rightStop 73/16; mean 73/16; temperature 0; uptimalExpansion 73/16*8.9-; misereOutcomeClass R
  thermograph Thermograph(73/16,[-1/16,-1/2],[0,-1,0],73/16,[0,-1/16,-1/2],[0,1,0,1])
  leftOptions 73/16v8*9; rightOptions 73/16; leftIncentives ^*; rightIncentives v9*8; incentives ^*

^[4]
  is AllSmall Atomic Infinitesimal Numberish Uptimal
  atomicWeight 1; companion ^[4]*; freeze ^[4]; birthday 5; followerCount 6; stopCount 9; misereOutcomeClass R
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion 0.1111
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions ^[3]; rightOptions *; leftIncentives v<4>; rightIncentives ^[4]*; incentives ^[4]*

{0|^<2>}
  is AllSmall Atomic Infinitesimal Numberish Uptimal
  atomicWeight 1; companion {0|^<2>*}; freeze {0|^<2>}; birthday 4; followerCount 5; stopCount 6; misereOutcomeClass R
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion *.12
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions 0; rightOptions ^<2>; leftIncentives {v<2>|0}; rightIncentives ^[2]*; incentives ^[2]*

{0||0|v3}
  is AllSmall Atomic Infinitesimal Numberish
  atomicWeight 0; companion {0,*||*|v3*}; freeze {0||0|v3}; birthday 6; followerCount 7; stopCount 7
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions 0; rightOptions {0|v3}; leftIncentives {^3|0||0}
  rightIncentives {^3,{^3|0}|0}; incentives {^3,{^3|0}|0}

{^3|vv}
  is AllSmall Atomic Infinitesimal Numberish
  atomicWeight {1|0}; companion {^3*|vv*}; freeze {^3|vv}; birthday 5; followerCount 8; stopCount 10
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(0,[0],[0,-1],0,[0],[0,1])
  leftOptions ^3; rightOptions vv; leftIncentives {^5|0}; rightIncentives {^5|0}; incentives {^5|0}

Tiny(3/2)
  is Atomic Infinitesimal NumberTiny Numberish
  atomicWeight 0; companion {0,*||*|-3/2}; freeze Tiny(3/2); birthday 5; followerCount 6; stopCount 3
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions 0; rightOptions {0|-3/2}; leftIncentives Miny(3/2)
  rightIncentives {3/2,{3/2|0}|0}; incentives {3/2,{3/2|0}|0}

Tiny({3|1})
  is Atomic Infinitesimal NumberTiny Numberish
  atomicWeight 0; companion {0,*|||*||-1|-3}; freeze Tiny({3|1}); birthday 6; followerCount 7; stopCount 4
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions 0; rightOptions {0||-1|-3}; leftIncentives Miny({3|1})
  rightIncentives {3Tiny({3|1})|1Tiny({3|1}),{2,{3|1}|0}||0}
  incentives {3Tiny({3|1})|1Tiny({3|1}),{2,{3|1}|0}||0}

Miny({5||3|1})
  is Atomic Infinitesimal NumberTiny Numberish
  atomicWeight 0; companion {5||3|1|||*||||0,*}; freeze Miny({5||3|1}); birthday 8; followerCount 10; stopCount 5
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass L
  thermograph Thermograph(0,[],[0],0,[0],[0,1])
  leftOptions {5||3|1|||0}; rightOptions 0; rightIncentives Miny({5||3|1})
  leftIncentives {5Tiny({5||3|1})|{3,{3|1}|||3|1||0|-2,{-2|-4}},{{4|2},{5||3|1}|0}||0}
  incentives {5Tiny({5||3|1})|{3,{3|1}|||3|1||0|-2,{-2|-4}},{{4|2},{5||3|1}|0}||0}

{1|^^||^}
  is Atomic Infinitesimal Numberish
  atomicWeight 2; companion {1|^^*||^*}; freeze {1|^^||^}; birthday 5; followerCount 8; stopCount 9
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions {1|^^}; rightOptions ^; rightIncentives {1v|^||0}
  leftIncentives {{1v|^},{1v||1vv|0}|0,{^|0,{0|-1^^}}}
  incentives {1v|^||0} {{1v|^},{1v||1vv|0}|0,{^|0,{0|-1^^}}}

{1|^3||^}
  is Infinitesimal Numberish
  atomicWeight undefined; companion {1|^3*||^*}; freeze {1|^3||^}; birthday 6; followerCount 8; stopCount 9
  leftStop 0; rightStop 0; mean 0; temperature 0; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(0,[0],[0,-1],0,[],[0])
  leftOptions {1|^3}; rightOptions ^; rightIncentives {1v|^^||0}
  leftIncentives {{1v|^^},{1v||1v3|0}|0,{^^|0,{0|-1^3}}}
  incentives {1v|^^||0} {{1v|^^},{1v||1v3|0}|0,{^^|0,{0|-1^3}}}

+-1
  is Even OddTempered
  atomicWeight undefined; companion +-1; freeze *; birthday 2; followerCount 4; stopCount 2; misereOutcomeClass P
  leftStop 1; rightStop -1; mean 0; temperature 1; uptimalExpansion undefined
  thermograph Thermograph(0,[1],[0,-1],0,[1],[0,1])
  leftOptions 1; rightOptions -1; leftIncentives {2|0}; rightIncentives {2|0}; incentives {2|0}

{5||3|1}
  is
  atomicWeight undefined; companion {5||3|1}; freeze 7/2*; birthday 6; followerCount 8; stopCount 3
  leftStop 5; rightStop 3; mean 7/2; temperature 3/2; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(7/2,[3/2],[0,-1],7/2,[3/2,1],[0,1,0])
  leftOptions 5; rightOptions {3|1}; leftIncentives {4|2||0}
  rightIncentives {2,{4|2}|0}; incentives {2,{4|2}|0}

{3||2*|1*}
  is OddTempered
  atomicWeight undefined; companion {3||2*|1*}; freeze 9/4*; birthday 5; followerCount 8; stopCount 5
  leftStop 3; rightStop 2; mean 9/4; temperature 3/4; uptimalExpansion undefined; misereOutcomeClass R
  thermograph Thermograph(9/4,[3/4],[0,-1],9/4,[3/4,1/2,0],[0,1,0,1])
  leftOptions 3; rightOptions {2*|1*}; leftIncentives {2*|1*||0}; rightIncentives {2*|1*||0}; incentives {2*|1*||0}

{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}
  is
  atomicWeight undefined; freeze -5/16*; birthday 6; followerCount 17; stopCount 11; misereOutcomeClass R
  companion {3/2*|1/2||{*|-3},{-1*,{-1/2|-1*}|-5/2}}
  leftStop 1/2; rightStop -1; mean -5/16; temperature 21/16; uptimalExpansion undefined
  thermograph Thermograph(-5/16,[21/16,1/2,-1/2],[0,-1,0,-1],-5/16,[21/16,7/8,1/4,0],[0,1,0,1,0])
  leftOptions {3/2*|1/2}; rightOptions {0|-3} {-1*,{-1/2|-1*}|-5/2}
  leftIncentives {{4*|3||{5/2|3/2*},{5/2|2*||3/2*|1}},{9/2*|7/2||3/2*|1/2}|0}
  rightIncentives {4*|3||{5/2|3/2*},{5/2|2*||3/2*|1}|||0,{5/2|1*,{1*|1/2}||-1/2|-2*,{-2*|-5/2}}} {{9/2*|7/2||{3|0},{2*,{5/2|2*}|1/2}},{9/2*|7/2||3/2*|1/2}|0,{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}}
  incentives {{4*|3||{5/2|3/2*},{5/2|2*||3/2*|1}},{9/2*|7/2||3/2*|1/2}|0} {{9/2*|7/2||{3|0},{2*,{5/2|2*}|1/2}},{9/2*|7/2||3/2*|1/2}|0,{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}}
`;

/** The predicates, without `is`. */
const PREDICATES =
  'AllSmall Atomic Even EvenTempered Infinitesimal Integer Nimber Number NumberTiny Numberish Odd OddTempered Ordinal Uptimal Zero';

/** All properties of a game under their names: booleans, lists of texts, texts, null where there is none. */
type Properties = Readonly<Record<string, boolean | readonly string[] | string | null>>;

/** Games in plain notation with all their properties. */
export const CGSUITE_PROPERTIES: readonly (readonly [game: string, Properties])[] = TABLE.trim()
  .split('\n\n')
  .map((block) => {
    const [game = '', predicates = '', ...rest] = block.split('\n').map((line) => line.trim());
    const holding = new Set(predicates.split(' ').slice(1));
    const others = rest.join(';').split(';').map(propertyIn);
    const all = [...PREDICATES.split(' ').map((name) => [`is${name}`, holding.has(name)] as const), ...others];
    return [game, Object.fromEntries(all)];
  });

function propertyIn(text: string): readonly [name: string, string | readonly string[] | null] {
  const [name = '', ...values] = text.trim().split(' ');
  if (/(Options|ncentives)$/.test(name)) return [name, values];
  return [name, values[0] === 'undefined' ? null : (values[0] as string)];
}
