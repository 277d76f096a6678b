require_relative 'easel'

easel = Easel.new
diffusion = {
  sdModel: '600423083519508503',
  prompts: [{ text: 'portrait of a beekeeper, soft light' }],
  width: 512,
  height: 768,
  steps: 20
}
upscaler = { hrUpscaler: '4x-UltraSharp', hrScale: 2, hrSecondPassSteps: 10 }
stages = [
  { type: 'INPUT_INITIALIZE', inputInitialize: { count: 1 } },
  { type: 'DIFFUSION', diffusion: },
  { type: 'IMAGE_TO_UPSCALER', imageToUpscaler: upscaler }
]
quote = easel.call('POST', '/v1/jobs/credits', { stages: })
quote[:breakdown].each { |stage| puts "#{stage[:type]}: #{stage[:credits]} credits" }
puts "total: #{quote[:credits]} of #{quote[:balance]} credits"
