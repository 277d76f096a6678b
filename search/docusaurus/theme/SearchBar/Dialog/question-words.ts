/** Words by which a Chinese question says that it is one; what it is about stays. Longer ones first. */
const CHINESE = new RegExp(
  [
    '请问(?:一下)?|我想(?:要|知道|问)?|想(?:要|知道|问)一?下?',
    '(?:是)?(?:怎么|如何|怎样|咋|该怎么)(?:样|办|回事|解决|处理|弄|做|写|用|看|查|搞)?(?:才能)?',
    '为(?:什么|啥|何)(?:会|要)?|(?:是)?什么(?:意思|原因|情况|东西|样的?|时候)?|啥|是啥',
    '在?(?:哪里|哪儿|哪)(?:看|找|查|里)?',
    '(?<=.)[不没](?=$|[?？])|咋|(?:有没有|是不是|能不能|可不可以|会不会|要不要|是否)(?:可以|能|会|支持)?',
    '多久|几(?:张|个|次|秒|天|种)|多少(?:个|次|张|种)?|(?:有|都有)?哪(?:些|种|个|几种)',
    '可以(?=.)|能够?(?=.)|怎(?=.)',
    '(?<=.)(?:吗|呢|么|嘛|啊|吧|呀|了|的话)(?=$|[\\s?？!！。，,])',
    '的(?!确)|(?:一下|总是|老是|到底|究竟|我们?的?|你们?的?|它|这个|那个|这|那|突然|一个)',
    // Between words; a pair of characters with one of these in it says nothing.
    '(?<=.)(?:了(?!解)|着|把|被|就|都|还(?!原)|也|很|太|又|再(?!次)|才|给(?!定)|跟|和|与|或|会|要|让|从|在|上(?![传线下限架])|里|完(?!成|整|美))(?=.)',
    '[?？!！。，,、；;：:]',
  ].join('|'),
  'gu',
);

const ENGLISH_START =
  /^(?:(?:how|what|where|when|why|which|who)(?:'?s)?|(?:is|are|does|do|did|can|could|should|will|would|may) (?:i|it|the|my|you|there|we|an?))\b/i;
const STRAY = /[?!,;()"“”]+/g;

/**
 * A question says in some of its words that it is one; those weigh nothing. Where nothing else was said, they are what
 * was asked for.
 */
export function withoutFillers(query: string, fillers: ReadonlySet<string>): string {
  const spaced = query.replace(CHINESE, ' ').replace(/\s+/g, ' ').trim();
  const chinese = [...spaced.replace(/\s/g, '')].length > 1 ? spaced : query;
  const rest = withoutEnglish(chinese, fillers);
  return rest.length > 1 ? rest : query;
}

/** A filler with a question mark after it is one in questions only: the verb of “get job” is part of a name. */
function withoutEnglish(query: string, fillers: ReadonlySet<string>): string {
  const words = query.split(/\s+/);
  if (words.length < 2) return query;
  const asks = ENGLISH_START.test(query);
  const telling = words.filter(word => {
    const bare = word.replace(STRAY, '').toLowerCase();
    return bare !== '' && !fillers.has(bare) && !(asks && fillers.has(`${bare}?`));
  });
  return telling.length > 0 ? telling.join(' ') : query;
}
